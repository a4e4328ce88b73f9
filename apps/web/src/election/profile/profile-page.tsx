import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { SpiderChart } from '@plenara/ui/chart/spider-chart.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMediaQuery } from '../../platform/media-query.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { AllAnswers } from './all-answers.tsx'
import { useProfile } from './api.ts'
import { CompareChoice, CompareDialog } from './compare-dialog.tsx'
import { type Compared, useComparedSpider } from './compared.ts'
import { ProfileLegend } from './profile-legend.tsx'
import styles from './profile-page.module.css'
import { SpiderTable } from './spider-table.tsx'
import { useSpiderSummary } from './summary.ts'

/** The user's opinion diagram with a table beside it, and a person or party to compare with [ROUTE-15]. */
export function ProfilePage() {
  const t = useText()
  const profile = useProfile()
  const settings = (
    <Link to="/settings" className={styles.settings} aria-label={t('profile.settings')}>
      <IconSettings aria-hidden />
    </Link>
  )
  return (
    <Page title={t('profile.title')} aside={settings} wide>
      {profile.error ? (
        <ErrorState error={profile.error} onRetry={() => void profile.spider.refetch()} />
      ) : profile.isPending ? (
        <Skeleton rows={5} />
      ) : !profile.election ? (
        <EmptyState text={t('profile.noElection')} action={<ButtonLink to="/election">{t('profile.toElection')}</ButtonLink>} />
      ) : profile.all.total === 0 ? (
        <EmptyState text={t('questionnaire.none')} action={<ButtonLink to="/election">{t('profile.toElection')}</ButtonLink>} />
      ) : (
        <>
          <ProfileContent profile={profile} electionId={profile.election.id} />
          <AllAnswers />
        </>
      )}
    </Page>
  )
}

function ProfileContent({ profile, electionId }: { readonly profile: ReturnType<typeof useProfile>; readonly electionId: number }) {
  const t = useText()
  const [view, setView] = useState<'diagram' | 'table'>('diagram')
  const [other, setOther] = useState<Compared | null>(null)
  const [choosing, setChoosing] = useState(false)
  const hasRoom = useMediaQuery('(min-width: 1600px)')
  const { axes: otherAxes, counts, error } = useComparedSpider(electionId, other)
  const axes = profile.spider.data?.axes ?? []
  const summary = useSpiderSummary(axes)
  const empty = axes.every(({ value }) => value === null)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Completeness profile={profile} />
        <div className={styles.switch}>
          <Segmented
            label={t('profile.view')}
            value={view}
            options={[
              { value: 'diagram', label: t('profile.view.diagram') },
              { value: 'table', label: t('profile.view.table') },
            ]}
            onChange={setView}
          />
        </div>
        <figure className={view === 'table' ? styles.wideOnly : undefined}>
          <SpiderChart axes={axes} other={otherAxes} summary={summary} isWide={hasRoom} />
        </figure>
      </div>
      <div className={styles.side}>
        <ProfileLegend other={other?.name ?? null} onRemove={() => setOther(null)} />
        {counts && <p className={styles.note}>{t('profile.compare.known', { known: counts.known, total: counts.total })}</p>}
        {error !== null && <ErrorState error={error} />}
        <p className={styles.summary}>{summary}</p>
        <div className={view === 'diagram' ? styles.tableWide : undefined}>
          <SpiderTable axes={axes} other={otherAxes} otherName={other?.shortName} />
        </div>
        {empty && (
          <ButtonLink kind="primary" size="big" full to="/profile/questions/short">
            {t('profile.begin')}
          </ButtonLink>
        )}
        {!hasRoom && (
          <Button full onClick={() => setChoosing(true)}>
            <IconPlus size={20} aria-hidden /> <span>{t('profile.compare')}</span>
          </Button>
        )}
        <p className={styles.note}>
          <span>{t('profile.method')}</span> <Link to="/method">{t('candidate.why.method')}</Link>
        </p>
      </div>
      {hasRoom && (
        <section className={styles.choice} aria-labelledby="compare">
          <h2 id="compare">{t('profile.compare')}</h2>
          <CompareChoice electionId={electionId} onChoose={setOther} />
        </section>
      )}
      {choosing && !hasRoom && (
        <CompareDialog
          electionId={electionId}
          onClose={() => setChoosing(false)}
          onChoose={(compared) => {
            setOther(compared)
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

function Completeness({ profile }: { readonly profile: ReturnType<typeof useProfile> }) {
  const t = useText()
  const { short, all } = profile
  const set = short.answered < short.total ? 'short' : 'all'
  return (
    <div className={styles.completeness}>
      <p>
        <span>{t('profile.answered', { answered: all.answered, total: all.total })}</span> ·{' '}
        <Link to={`/profile/questions/${set}`}>
          {t(all.answered === 0 ? 'profile.start' : all.answered < all.total ? 'profile.continue' : 'profile.edit')}
        </Link>
      </p>
      <meter className={styles.meter} min={0} max={all.total} value={all.answered} aria-label={t('profile.completeness')} />
      {short.answered < short.total && <p className={styles.note}>{t('profile.shortLeft', { count: short.total - short.answered })}</p>}
    </div>
  )
}
