import { Button } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import { publicUrl } from '../../platform/public-url.ts'
import { sharePage } from '../../platform/share.ts'
import styles from './article-tools.module.css'

/** Prints the article or shares its address. */
export function ArticleTools({ title }: { readonly title: string }) {
  const t = useText()
  const share = async () => {
    const { pathname, search, hash } = location
    const url = publicUrl(pathname + search + hash)
    const copied = await sharePage({ title, url })
    if (copied !== false) showToast(copied ? t('explainer.linkCopied') : url)
  }
  return (
    <p className={styles.tools}>
      <Button kind="quiet" size="small" onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden />
        <span>{t('explainer.print')}</span>
      </Button>
      <Button kind="quiet" size="small" onClick={() => void share()}>
        <IconShare size={20} aria-hidden />
        <span>{t('explainer.share')}</span>
      </Button>
    </p>
  )
}
