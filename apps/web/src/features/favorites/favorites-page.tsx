import { Page } from '../../components/page.tsx'

export function FavoritesPage() {
  return <Page title="FavoritesPage">…</Page>
}
