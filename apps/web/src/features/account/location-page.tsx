import { Page } from '../../components/page.tsx'

export function LocationPage() {
  return <Page title="LocationPage">…</Page>
}
