import type { CandidacyOfPerson, ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { languageNames, nativeNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { LINK_NAMES } from '../profile/link-names.ts'
import styles from './submit-page.module.css'

/** The profile that voters will see, and a note on delivered data that is not checked. */
export function SubmittedProfile({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const portalLanguage = useContentLanguage()
  const { texts, links, facts, delivered } = candidacy
  const hasProfile = texts.length + links.length + facts.length > 0
  const unchecked = delivered.texts.length + delivered.links.length + delivered.facts.length
  const interestOf = ({ organisation, role }: VestedInterestRecord) =>
    [organisation, role].flatMap((lines) => pickText(lines, portalLanguage)?.text ?? []).join(', ')
  const nameOf = (name: string, language: ContentLanguage) => (language === portalLanguage ? name : `${name} (${languageNames[language]})`)
  return (
    <>
      {hasProfile && (
        <details className={styles.answers}>
          <summary>
            <h2>{t('profile.title')}</h2>
          </summary>
          <dl className={styles.profile}>
            {texts.map(({ text, language, value }) => (
              <Entry key={`${text}-${language}`} name={nameOf(t(`profile.text.${text}`), language)}>
                <span lang={languageTag(language)}>{value}</span>
              </Entry>
            ))}
            {facts.map((item) => (
              <Entry key={item.fact} name={t(`profile.fact.${item.fact}`)}>
                {item.fact === 'campaignBudget' && item.value !== null && t('profile.budget.francs', { n: item.value })}
                {item.fact === 'languages' && item.value.map(nativeNameOf).join(', ')}
                {item.fact === 'vestedInterests' && item.value.map(interestOf).join('; ')}
              </Entry>
            ))}
            {links.map(({ kind, url }) => (
              <Entry key={kind} name={kind === 'website' ? t('profile.links.website') : LINK_NAMES[kind]}>
                {url}
              </Entry>
            ))}
          </dl>
        </details>
      )}
      {unchecked > 0 && <p className={styles.note}>{t(delivered.goes ? 'submit.uncheckedGoes' : 'submit.uncheckedStays')}</p>}
    </>
  )
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.told}>{children}</dd>
    </div>
  )
}
