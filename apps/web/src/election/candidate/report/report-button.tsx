import type { Candidate } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense, useState } from 'react'
import { needTexts } from '../../../i18n/needed-texts.ts'
import { isPreview } from '../../../platform/preview.ts'
import styles from '../changes/changes.module.css'

const ReportSheet = lazy(async () => {
  const [{ ReportSheet }] = await Promise.all([import('./report-sheet.tsx'), needTexts()])
  return { default: ReportSheet }
})

/** A button that opens the sheet for reporting a part of a published statement. The sheet is loaded on demand; drafts cannot be reported. */
export function ReportButton({ candidate }: { readonly candidate: Candidate }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!candidate.statement || isPreview()) return null
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('candidate.report')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportSheet candidate={candidate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
