import { notifyManager } from '@tanstack/react-query'

let waiting: (() => void)[] = []

/**
 * Has everything that changed in one task reach the page in one task after it: the library takes one for each change, and the page was drawn anew in each.
 * Not within the task itself, so that a press shows at once.
 */
export function gatherNotices(): void {
  notifyManager.setScheduler((tell) => {
    if (waiting.push(tell) === 1) setTimeout(tellAll, 0)
  })
}

function tellAll(): void {
  const all = waiting
  waiting = []
  for (const tell of all) {
    try {
      tell()
    } catch (error) {
      // As it was with a task for each: what fails is reported and holds up nobody else.
      setTimeout(() => {
        throw error
      }, 0)
    }
  }
}
