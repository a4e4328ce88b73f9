import type { Affair } from '@plenara/contract'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useParams } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useUserDecisions } from '../../data/commands/user-votes.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { DetailColumn, DetailColumns, DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { DetailPage } from '../shared/detail-page/detail-page.tsx'
import { OfficialError, OfficialSite } from '../shared/official-data.tsx'
import { RichText } from '../shared/rich-text/rich-text.tsx'
import { VoteRow } from '../shared/votes/vote-row.tsx'
import styles from './affair.module.css'
import { AffairFacts } from './affair-facts.tsx'
import { Clamped } from './clamped.tsx'
import { Timeline } from './timeline.tsx'

/** The long texts in the order of display. */
const TEXTS = [
  'initialSituation',
  'submittedText',
  'reason',
  'federalCouncilProposal',
  'federalCouncilOpinion',
  'proceedings',
] as const satisfies readonly (keyof Affair)[]

/** One affair of the parliament: its timeline, its texts, documents and votes [ROUTE-35, SCREEN-17]. */
export function AffairPage() {
  const t = useText()
  const id = Number(useParams().id)
  const lang = useContentLanguage()
  const { data: affair, error, refetch } = useCall('getAffair', { params: { id }, query: { lang } })
  const frame = { parent: '/legislative/votes', isReady: affair !== undefined }
  if (!affair) {
    return (
      <DetailPage {...frame} title={t('affair.one')}>
        {error ? <OfficialError error={error} onRetry={() => void refetch()} site="parliament" /> : <Skeleton rows={6} />}
      </DetailPage>
    )
  }
  const meta = [affair.type, affair.number].filter(Boolean).join(' ')
  return (
    <DetailPage
      key={id}
      {...frame}
      title={affair.title}
      lang={affair.fallback?.title}
      meta={
        <p className={`num ${styles.meta}`} lang={affair.fallback?.type}>
          {meta}
        </p>
      }
    >
      <AffairContent affair={affair} />
      <SourceButton record={affair} />
    </DetailPage>
  )
}

function AffairContent({ affair }: { readonly affair: Affair }) {
  const t = useText()
  const hasTexts = TEXTS.some((name) => affair[name] !== null)
  return (
    <DetailColumns>
      <DetailColumn>
        {affair.description && (
          <div className={styles.lead}>
            <RichText html={affair.description} lang={affair.fallback?.description} />
          </div>
        )}
        <AffairFacts affair={affair} />
        {TEXTS.map((name) => (
          <TextSection key={name} title={t(`affair.text.${name}`)} html={affair[name]} lang={affair.fallback?.[name]} />
        ))}
        {!hasTexts && <p className={styles.note}>{t('affair.noTexts')}</p>}
        {affair.url ? <OutsideLink url={affair.url}>{t('affair.official')}</OutsideLink> : <OfficialSite site="parliament" />}
      </DetailColumn>
      <DetailColumn>
        <Timeline affair={affair} />
        <Documents documents={affair.documents} />
        <AffairVotes votes={affair.votes} />
      </DetailColumn>
    </DetailColumns>
  )
}

interface TextSectionProps {
  readonly title: string
  readonly html: string | null
  readonly lang: string | undefined
}

function TextSection({ title, html, lang }: TextSectionProps) {
  if (!html) return null
  return (
    <DetailSection title={title}>
      <Clamped>
        <RichText html={html} lang={lang} />
      </Clamped>
    </DetailSection>
  )
}

function Documents({ documents }: Pick<Affair, 'documents'>) {
  const t = useText()
  if (documents.length === 0) return null
  return (
    <DetailSection title={t('affair.documents')}>
      <ul>
        {documents.map(({ id, title, url }) => (
          <li key={id}>
            <OutsideLink url={url}>{title}</OutsideLink>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function AffairVotes({ votes }: Pick<Affair, 'votes'>) {
  const t = useText()
  const decisions = useUserDecisions()
  return (
    <DetailSection title={t('affair.votes', { n: votes.length })}>
      <ul className={styles.votes}>
        {votes.map((vote) => (
          <li key={vote.id}>
            <VoteRow vote={vote} isWithinAffair userDecision={decisions.get(vote.id)} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
