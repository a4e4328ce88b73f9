import { KnowledgePage } from './knowledge-page.tsx'

export function GetInvolvedPage() {
  return <KnowledgePage name="get-involved" />
}
