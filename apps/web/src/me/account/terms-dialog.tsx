import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import styles from './terms-dialog.module.css'

const sections = ['purpose', 'neutral', 'account', 'data', 'liability'] as const

/** The terms of use in short, over the form so that no input is lost, with links to the full texts. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  return (
    <Dialog title={t('account.terms.title')} onClose={onClose}>
      <div className={styles.terms}>
        {sections.map((section) => (
          <section key={section} lang={rights}>
            <h3>{t(`account.terms.${section}.title`)}</h3>
            <p>{t(`account.terms.${section}.text`)}</p>
          </section>
        ))}
        <ul>
          <WholeText page="terms" />
          <WholeText page="privacy" />
        </ul>
      </div>
    </Dialog>
  )
}

function WholeText({ page }: { readonly page: 'terms' | 'privacy' }) {
  const t = useText()
  return (
    <li>
      <a href={`/${page}`} target="_blank" rel="noreferrer">
        <span>{t(`common.legal.${page}`)}</span> <span className="visually-hidden">{t('common.newTab')}</span>
      </a>
    </li>
  )
}
