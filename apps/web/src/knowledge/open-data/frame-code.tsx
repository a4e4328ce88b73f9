import { Button } from '@plenara/ui/button.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { usePublicUrl } from '../../platform/public-url.ts'
import styles from './frame-code.module.css'
import { frameCode } from './frame-html.ts'

/** The HTML that a newsroom puts into its article for the three questions of `/embed/match`. */
export function FrameCode() {
  const t = useText()
  const language = useLanguage()
  const site = usePublicUrl('/').replace(/\/$/, '')
  const [message, setMessage] = useState('')
  const code = frameCode({ site, language, title: t('openData.frameTitle'), source: t('openData.frameSource') })
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setMessage(t('openData.copied')),
      () => setMessage(t('openData.notCopied')),
    )
  }
  return (
    <section className={styles.frame}>
      <h2>{t('openData.frame')}</h2>
      <textarea
        readOnly
        rows={8}
        spellCheck={false}
        aria-label={t('openData.frameCode')}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles.copy}>
        <Button onClick={copy}>{t('openData.copy')}</Button>
        <span role="status">{message}</span>
      </p>
    </section>
  )
}
