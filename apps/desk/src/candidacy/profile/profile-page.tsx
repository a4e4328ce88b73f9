import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { isOfProfile, MAX_TEXTS, textField } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Select } from '@plenara/ui/form/field.tsx'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { useSaveQueue } from '../../data/use-save-queue.ts'
import { useArrival } from '../../page/use-arrival.ts'
import { PreparedFields } from '../preparation/prepared-fields.tsx'
import { frozenTextId } from '../shared/frozen-text.ts'
import { NotStored, NotSaved, SaveState } from '../shared/save-state.tsx'
import { StatementText } from '../shared/statement-text.tsx'
import { Budget } from './budget.tsx'
import { Interests } from './interests.tsx'
import { Links } from './links.tsx'
import type { ProfilePartProps } from './profile-part.ts'
import styles from './profile-page.module.css'
import { TEXT_SECTIONS, type TextSection } from './sections.ts'
import { SpokenLanguages } from './spoken-languages.tsx'

/** The profile of the person: texts by language, then facts. All fields are voluntary, and saved while they are typed. */
export function ProfilePage({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const heading = useArrival(t('profile.title'))
  const statement = useSaveQueue(candidacy)
  const [language, setLanguage] = useState<ContentLanguage>(useContentLanguage())
  const part = { statement, isFrozen: candidacy.isFrozen, source: candidacy.delivered.source }
  const isPrepared = candidacy.prepared.some(({ field, isSeen }) => !isSeen && isOfProfile(field))
  return (
    <main id="content" className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('profile.title')}
        </h1>
        <SaveState saving={statement.saving} />
      </div>
      {candidacy.isFrozen ? (
        <p className={styles.frozen}>{t(frozenTextId(candidacy))}</p>
      ) : (
        <p className={styles.lead}>{t('profile.lead')}</p>
      )}
      <NotSaved saving={statement.saving} onRetry={statement.queue.flush} />
      <NotStored saving={statement.saving} />
      {isPrepared && <PreparedFields candidacy={candidacy} isOfUnseenProfile />}
      <Select label={t('profile.language')} value={language} onChange={(event) => setLanguage(event.target.value as ContentLanguage)}>
        {CONTENT_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
      {(Object.keys(TEXT_SECTIONS) as TextSection[]).map((section) => (
        <Texts key={`${section}-${language}`} {...part} section={section} language={language} />
      ))}
      <Interests key={`interests-${language}`} {...part} language={language} />
      <Budget {...part} />
      <Links {...part} />
      <SpokenLanguages {...part} />
    </main>
  )
}

interface TextsProps extends ProfilePartProps {
  readonly section: TextSection
  readonly language: ContentLanguage
}

function Texts({ section, language, ...part }: TextsProps) {
  const t = useText()
  return (
    <section className={styles.section}>
      <h2>{t(`profile.section.${section}`)}</h2>
      {TEXT_SECTIONS[section].map((text) => (
        <StatementText
          key={text}
          {...part}
          field={textField(text, language)}
          label={t(`profile.text.${text}`)}
          language={language}
          longest={MAX_TEXTS[text]}
        />
      ))}
    </section>
  )
}
