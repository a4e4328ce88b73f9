import { Page } from '../../components/page.tsx'

export function CandidatePage() {
  return <Page title="CandidatePage">…</Page>
}
