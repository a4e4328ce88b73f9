import { Page } from '../../components/page.tsx'

export function DreamTeamsPage() {
  return <Page title="DreamTeamsPage">…</Page>
}
