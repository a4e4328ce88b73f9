import { Page } from '../../components/page.tsx'

export function QuestionsPage() {
  return <Page title="QuestionsPage">…</Page>
}
