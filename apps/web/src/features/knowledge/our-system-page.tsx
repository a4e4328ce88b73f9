import { KnowledgePage } from './knowledge-page.tsx'

export function OurSystemPage() {
  return <KnowledgePage name="our-system" />
}
