import { ApiError } from '@plenara/contract/client'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { IconButton } from '@plenara/ui/button.tsx'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconEye, IconX } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useLookUp } from '../../data/calls/query-client.ts'
import type { Previewed } from '../../data/device/preview/preview-api.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { activateLanguage } from '../../i18n/i18n.ts'
import { later } from '../../platform/later.tsx'
import { blockLeaving } from '../../platform/routing/app-history.ts'
import { Page } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import styles from './preview-page.module.css'
import { endPreview, shownDraft } from './shown-draft.ts'

/** Loaded separately, as for voters, so that previews do not enlarge the shared files. */
const CandidateOf = later(() => import('../../election/candidate/candidate-page.tsx').then((page) => page.CandidateOf))

/** The page of a candidate as voters will see it, from a draft that only the candidate has (begin-preview.ts). */
export function PreviewPage() {
  const t = useText()
  const draft = shownDraft()
  if (draft) return <Preview {...draft} />
  return (
    <Page title={t('candidate.preview.title')}>
      <p>{t('candidate.preview.none')}</p>
    </Page>
  )
}

function Preview({ electionId, candidateId }: Previewed) {
  const t = useText()
  const lang = useContentLanguage()
  const { error } = useLookUp('getCandidate', { params: { eid: electionId, cid: candidateId }, query: { lang } })
  const isOver = error instanceof ApiError && error.status === 404
  useStaying()
  return (
    <>
      <aside className={styles.banner} aria-label={t('candidate.preview.title')}>
        <IconEye aria-hidden />
        <p>{t('candidate.preview.title')}</p>
        <IconButton label={t('candidate.preview.end')} onClick={endPreview}>
          <IconX aria-hidden />
        </IconButton>
      </aside>
      {isOver ? (
        <Page title={t('candidate.preview.title')}>
          <p>{t('candidate.preview.over')}</p>
        </Page>
      ) : (
        <>
          <Languages />
          <div className={styles.frame}>
            <Suspense fallback={<Skeleton rows={6} />}>
              <CandidateOf electionId={electionId} candidateId={candidateId} />
            </Suspense>
          </div>
        </>
      )}
    </>
  )
}

/** Replaces navigation to other pages of the app by a notice. */
function useStaying(): void {
  const t = useText()
  useEffect(() => blockLeaving(() => showToast(t('candidate.preview.stays'))), [t])
}

/** The choice of the language, since each language has other texts. */
function Languages() {
  const t = useText()
  const shown = useContentLanguage()
  return (
    <aside className={styles.languages} aria-label={t('candidate.preview.language')}>
      <Chips
        kind="one"
        name="preview-language"
        legend={t('candidate.preview.language')}
        chosen={[shown]}
        options={CONTENT_LANGUAGES.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        onToggle={(language) => void activateLanguage(language)}
      />
    </aside>
  )
}
