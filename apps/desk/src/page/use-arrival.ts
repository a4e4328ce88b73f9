import { useEffect, useRef } from 'react'

/** Focuses the title of a page once it is rendered, so that screen readers start there, and sets the title of the window. */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    document.title = `${title} – Plenara`
  }, [title])
  return heading
}
