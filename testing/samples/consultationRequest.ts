import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { consultationRequestSchema } from '@/features/consultation/model/schema';

/** A complete and valid consultation request, with a test's changes. */
export function aRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  const complete = consultationRequestSchema.parse({
    name: 'Ana Example',
    email: 'ana@example.com',
    phone: '+1 555 010 0123',
    company: 'Example Bakery',
    website: 'https://bakery.example',
    service: 'website',
    budget: '5k-10k',
    timeline: 'asap',
    description: 'A site that takes orders at night.',
    contactMethod: 'email',
    submittedAt: '2026-11-20T08:30:00.000Z',
  });
  return { ...complete, ...changes };
}
