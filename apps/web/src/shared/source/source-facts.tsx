import type { DataSource } from '@plenara/contract'
import { zurichDay } from '@plenara/domain/elections'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { parseUrl } from '../../platform/parse-url.ts'
import styles from './source.module.css'

/** The facts of a source, one per line; missing facts of a real source are named as such. */
export function SourceFacts({ source }: { readonly source: DataSource }) {
  const t = useText()
  const language = useLanguage()
  const { name, kind, address, licence, dataDate, importedAt, fileHash, fictional } = source
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['source.name', kind ? t(`source.kind.${kind}`, { name: name ?? '' }) : name],
    ['source.address', address && <Address address={address} />],
    ['source.licence', licence],
    ['source.dataDate', dataDate && longDate(dataDate, language)],
    ['source.importedAt', importedAt && longDate(zurichDay(Date.parse(importedAt)), language)],
    ['source.hash', fileHash && <code className={styles.hash}>{fileHash}</code>],
  ]
  const shown = fictional ? facts.filter(([, value]) => value !== null) : facts
  return (
    <>
      {fictional && <p className={styles.invented}>{t('source.fictional')}</p>}
      <dl className={styles.facts}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="num">{value ?? t('source.notKnown')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Address({ address }: { readonly address: string }) {
  const url = address.startsWith('https://') ? parseUrl(address) : null
  if (!url) return <span>{address}</span>
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {url.hostname}
    </a>
  )
}
