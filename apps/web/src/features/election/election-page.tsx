import { Page } from '../../components/page.tsx'

export function ElectionPage() {
  return <Page title="ElectionPage">…</Page>
}
