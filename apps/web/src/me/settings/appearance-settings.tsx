import { Checkbox } from '@plenara/ui/form/field.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { interactionMode, usePreference, voteTagDisplay } from '../../platform/preferences.ts'
import { chooseTheme, chosenTheme, isMotionReduced, reduceMotion, type Theme } from '../../platform/theme.ts'
import styles from './settings-page.module.css'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** Light or dark, less motion, cards or lists, and the display of vote tags; all of it is stored on this device [ENTITY-16]. */
export function AppearanceSettings() {
  const t = useText()
  const [theme, setTheme] = useState(chosenTheme)
  const [isReduced, setReduced] = useState(isMotionReduced)
  const [mode, setMode] = usePreference(interactionMode)
  const [display, setDisplay] = usePreference(voteTagDisplay)
  return (
    <>
      <Choice
        id="settings.theme"
        values={themes}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
      <Checkbox
        name="motion"
        checked={isReduced}
        onChange={(event) => {
          reduceMotion(event.target.checked)
          setReduced(event.target.checked)
        }}
      >
        {t('settings.reduceMotion')}
      </Checkbox>
      <Choice id="settings.mode" values={interactionMode.values} value={mode} onChange={setMode} />
      <p className={styles.note}>{t('settings.mode.note')}</p>
      <Choice id="settings.voteTags" values={voteTagDisplay.values} value={display} onChange={setDisplay} />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  /** The catalogue id of the setting; `<id>.<value>` is that of each value. */
  readonly id: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ id, values, value, onChange }: ChoiceProps<Value>) {
  const t = useText()
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{t(id)}</span>
      <Segmented
        label={t(id)}
        value={value}
        options={values.map((option) => ({ value: option, label: t(`${id}.${option}`) }))}
        onChange={onChange}
      />
    </div>
  )
}
