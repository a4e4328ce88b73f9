import { Page } from '../../components/page.tsx'

export function ListEditorPage() {
  return <Page title="ListEditorPage">…</Page>
}
