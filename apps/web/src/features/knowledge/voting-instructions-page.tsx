import { KnowledgePage } from './knowledge-page.tsx'

export function VotingInstructionsPage() {
  return <KnowledgePage name="voting-instructions" />
}
