import { LegalPage } from './legal-page.tsx'

export function ImprintPage() {
  return <LegalPage name="imprint" />
}
