import { Page } from '../../components/page.tsx'

export function GovernmentPage() {
  return <Page title="GovernmentPage">…</Page>
}
