import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ORDERS, type QuestionOrder, questionOrder, setQuestionOrder } from '../shared/question-order.ts'
import { type AdvanceSpeed, advanceSpeed, SPEEDS, setAdvanceSpeed } from './auto-advance.ts'
import styles from './question-settings.module.css'

/**
 * Explains the order of the questions, with settings for the order and for automatic advance; stored on this device.
 * @param props.isAdaptive whether enough candidates have answered for the adaptive order
 */
export function QuestionSettings({ isAdaptive }: { readonly isAdaptive: boolean }) {
  const t = useText()
  const [order, setOrder] = useState<QuestionOrder>(questionOrder)
  const [speed, setSpeed] = useState<AdvanceSpeed>(advanceSpeed)
  return (
    <div className={styles.settings}>
      <p className={styles.why}>{t(isAdaptive && order === 'adaptive' ? 'outlook.whyText' : 'questionnaire.order.fixedText')}</p>
      <p>
        <Link to="/method">{t('questionnaire.order.method')}</Link>
      </p>
      <p aria-hidden="true">{t('questionnaire.order.label')}</p>
      <Segmented
        label={t('questionnaire.order.label')}
        value={order}
        options={ORDERS.map((value) => ({ value, label: t(`questionnaire.order.${value}`) }))}
        onChange={(value) => {
          setQuestionOrder(value)
          setOrder(value)
        }}
      />
      <p aria-hidden="true">{t('questionnaire.autoAdvance')}</p>
      <Segmented
        label={t('questionnaire.autoAdvance')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: t(`questionnaire.speed.${value}`) }))}
        onChange={(value) => {
          setAdvanceSpeed(value)
          setSpeed(value)
        }}
      />
    </div>
  )
}
