import { expect, test } from 'vitest'
import { frameCode } from './frame-html.ts'

// Fails when the sandbox has an unneeded permission, or when a message of another window sets the height.
test('the code for newsrooms uses the strictest sandbox, names its source and accepts messages of its frame alone', () => {
  const code = frameCode({ site: 'https://plenara.example', language: 'rm', title: 'Trais dumondas', source: 'Funtauna' })
  expect(code).toContain('src="https://plenara.example/embed/match?lang=rm" title="Trais dumondas"')
  expect(code).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"')
  expect(code).toContain('referrerpolicy="no-referrer"')
  expect(code).toContain('<p>Funtauna: <a href="https://plenara.example/">Plenara</a></p>')
  const script = /<script>(.*)<\/script>/s.exec(code)?.[1] ?? ''
  const frame = { contentWindow: {}, style: { height: '640px' } }
  const hear = (source: object, data: object) => {
    const listen = (_: string, listener: (event: object) => void) => listener({ source, data })
    new Function('addEventListener', 'document', script)(listen, { getElementById: () => frame })
    return frame.style.height
  }
  expect(hear({}, { type: 'plenara:height', height: 1 })).toBe('640px')
  expect(hear(frame.contentWindow, { type: 'other', height: 1 })).toBe('640px')
  expect(hear(frame.contentWindow, { type: 'plenara:height', height: 417 })).toBe('417px')
})
