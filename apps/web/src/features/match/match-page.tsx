import { Page } from '../../components/page.tsx'

export function MatchPage() {
  return <Page title="MatchPage">…</Page>
}
