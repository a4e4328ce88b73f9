import { useEffect, useState } from 'react'

/** The overlay that opened by itself (a tutorial, a congratulation): only one at a time, and never over another overlay. */
let holder: symbol | null = null

const AGAIN_MS = 300
/** Fields in which a user may be writing; a radio button or checkbox is not. */
const WRITING = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"])'

/** Whether no other overlay is open and no form field has the focus. */
function isFree(): boolean {
  if (holder !== null || document.hidden) return false
  return !document.querySelector('dialog[open], [popover]:popover-open') && !document.activeElement?.matches(WRITING)
}

/**
 * Whether an overlay that opens by itself may show now. While `isWanted` it waits until the stage is free, and holds it until it
 * is not wanted any more or is unmounted.
 */
export function useStage(isWanted: boolean): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const me = Symbol('stage')
    const take = () => {
      if (!isFree()) return
      holder = me
      setOn(true)
      clearInterval(timer)
    }
    const timer = setInterval(take, AGAIN_MS)
    take()
    return () => {
      clearInterval(timer)
      if (holder === me) holder = null
      setOn(false)
    }
  }, [isWanted])
  return isOn
}
