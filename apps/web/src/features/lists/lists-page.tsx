import { Page } from '../../components/page.tsx'

export function ListsPage() {
  return <Page title="ListsPage">…</Page>
}
