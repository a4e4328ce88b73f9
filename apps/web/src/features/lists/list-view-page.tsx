import { Page } from '../../components/page.tsx'

export function ListViewPage() {
  return <Page title="ListViewPage">…</Page>
}
