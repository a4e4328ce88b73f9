import { useEffect, useState } from 'react'

/** What opens by itself (a tutorial, a congratulation) takes the stage; one at a time, never over something else. */
let holder: symbol | null = null

const AGAIN_MS = 300
/** Fields in which somebody may be writing; a switch or a box is no form in use. */
const WRITING = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"])'

/** Whether no other overlay is open and nobody is filling in a form. */
function isFree(): boolean {
  if (holder !== null || document.hidden) return false
  return !document.querySelector('dialog[open], [popover]:popover-open') && !document.activeElement?.matches(WRITING)
}

/**
 * Whether something that opens by itself may show now. While `isWanted` it waits until the stage is free, and keeps it until it
 * is not wanted any more or goes away.
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
