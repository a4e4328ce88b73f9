import { IconPrinter, IconShare } from '@tabler/icons-react'
import { useText } from '../../i18n/text.ts'
import { sharePage } from '../../lib/share.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../button.tsx'
import styles from './article-tools.module.css'

/** Prints the article, or gives its address to others. */
export function ArticleTools({ title }: { readonly title: string }) {
  const t = useText()
  const share = async () => {
    const copied = await sharePage({ title, url: location.href })
    if (copied !== false) showToast(copied ? t('explainer.linkCopied') : location.href)
  }
  return (
    <p className={styles.tools}>
      <Button kind="quiet" size="small" onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden />
        {t('explainer.print')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => void share()}>
        <IconShare size={20} aria-hidden />
        {t('explainer.share')}
      </Button>
    </p>
  )
}
