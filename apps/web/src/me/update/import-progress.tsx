import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { ImportView } from '../../data/device/import/importer.ts'
import { quarterOf, STEPS, stepIndexOf } from './import-steps.ts'
import styles from './update-page.module.css'

/** The progress of the import: the share in percent and the steps by name. Screen readers announce only quarters. */
export function ImportProgress({ view }: { readonly view: ImportView }) {
  const t = useText()
  const percent = Math.floor(Math.max(0, view.progress) * 100)
  const quarter = quarterOf(percent)
  useEffect(() => {
    if (quarter > 0) announce(t('update.percent', { percent: quarter }))
  }, [quarter, t])
  const current = stepIndexOf(view.step)
  return (
    <div className={styles.progress}>
      <p className={styles.percent} aria-hidden="true">
        {t('update.percent', { percent })}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('update.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
            <span className={styles.mark} aria-hidden="true">
              {index < current && <IconCheck size={16} stroke={3} />}
            </span>
            <span>{t(`update.step.${step}`)}</span>
            {index < current && <span className="visually-hidden">{t('update.step.isDone')}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
