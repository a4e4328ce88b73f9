import { I18nProvider } from '@plenara/ui/text/i18n-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { ClaimPage } from '../candidacy/claim/claim-page.tsx'
import { CandidaciesPage } from '../candidacy/home/candidacies-page.tsx'
import { HomePage } from '../candidacy/home/home-page.tsx'
import { OverviewPage } from '../candidacy/questions/overview-page.tsx'
import { QuestionPage } from '../candidacy/questions/question-page.tsx'
import { SignInPage } from '../candidacy/sign-in/sign-in-page.tsx'
import { SubmitPage } from '../candidacy/submit/submit-page.tsx'
import { i18n } from '../i18n/i18n.ts'
import { CandidacyScreen, type CandidacyScreenProps } from './candidacy-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard } from './guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

/** The whole portal: the screens of `desk-screens.ts`, each for whoever may see it. */
export function App({ queries }: { readonly queries: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ErrorBoundary>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/candidacy" replace />} />
      <Route path="/candidacy/claim" element={<ClaimPage />} />
      <Route path="/candidacy/sign-in" element={<SignInPage />} />
      <Route path="/candidacy" element={<Candidacies />} />
      <Route path="/candidacy/:cid" element={own((candidacy, site) => <HomePage candidacy={candidacy} site={site} />)} />
      <Route path="/candidacy/:cid/question" element={own((candidacy) => <OverviewPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/question/:number" element={own((candidacy) => <QuestionPage candidacy={candidacy} />, true)} />
      <Route path="/candidacy/:cid/submit" element={own((candidacy) => <SubmitPage candidacy={candidacy} />)} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

function Candidacies() {
  return (
    <Guard>
      {(actor) => (
        <Shell actor={actor} candidacy={null}>
          <CandidaciesPage actor={actor} />
        </Shell>
      )}
    </Guard>
  )
}

type Drawn = Parameters<CandidacyScreenProps['children']>[0]

function own(draw: (candidacy: Drawn, site: string) => ReactNode, isTask = false): ReactNode {
  return (
    <Guard>
      {(actor) => (
        <CandidacyScreen actor={actor} isTask={isTask}>
          {(candidacy) => draw(candidacy, actor.site)}
        </CandidacyScreen>
      )}
    </Guard>
  )
}
