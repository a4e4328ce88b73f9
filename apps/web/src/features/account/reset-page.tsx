import { Page } from '../../components/page.tsx'

export function ResetPage() {
  return <Page title="ResetPage">…</Page>
}
