import { existsSync } from 'node:fs';

export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID')) {
    throw new Error('The fault suite runs the built server: run `npm run build` first.');
  }
}
