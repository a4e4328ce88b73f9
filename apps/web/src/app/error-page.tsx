import { Button } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { useText } from '../i18n/text.ts'

export function ErrorPage() {
  const t = useText()
  return (
    <Page title={t('app.error.title')}>
      <p>{t('errors.internal')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('common.retry')}
      </Button>
    </Page>
  )
}
