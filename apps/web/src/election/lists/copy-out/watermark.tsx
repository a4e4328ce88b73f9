import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './copy-out.module.css'
import print from './copy-out-print.module.css'

/** «Not a ballot» across every printed page, in the four languages of the country. */
export function Watermark() {
  const t = useText()
  return (
    <div className={`${styles.watermark} ${print.watermark}`} aria-hidden="true">
      {CONTENT_LANGUAGES.map((language) => (
        <span key={language} lang={languageTag(language)}>
          {t(`lists.watermark.${language}`)}
        </span>
      ))}
    </div>
  )
}
