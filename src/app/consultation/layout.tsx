import type { ReactNode } from 'react';
import { StyleRegistry } from '@/styles/StyleRegistry';

export default function ConsultationLayout({ children }: { children: ReactNode }) {
  return <StyleRegistry>{children}</StyleRegistry>;
}
