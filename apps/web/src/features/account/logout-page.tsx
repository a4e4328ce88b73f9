import { Page } from '../../components/page.tsx'

export function LogoutPage() {
  return <Page title="LogoutPage">…</Page>
}
