import { Page } from '../../components/page.tsx'

export function ConfirmPage() {
  return <Page title="ConfirmPage">…</Page>
}
