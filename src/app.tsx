import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, useState, type MouseEvent } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { isDemoWanted } from './features/demo/demo-mode.ts';
import { ThemeProvider } from './features/theme/theme-provider.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PageTop } from './shell/page-top.tsx';
import { ROUTER_OPTIONS } from './shell/router-options.ts';
import { UpdateBar } from './shell/update-bar.tsx';
import { later, LazyPart } from './ui/lazy-part.tsx';
import { SafetyNet } from './ui/safety-net.tsx';
import { ToastSpot } from './ui/toast/toast-spot.tsx';

const ExamplesPage = lazy(async () => ({
  default: (await import('./pages/examples/examples-page.tsx')).ExamplesPage,
}));
const HowItWorksPage = lazy(async () => ({
  default: (await import('./pages/how-it-works/how-it-works-page.tsx')).HowItWorksPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
}));
const DemoBar = later(async () => (await import('./features/demo/demo-bar.tsx')).DemoBar);
const PrivacyDialog = later(
  async () => (await import('./features/privacy/privacy-dialog.tsx')).PrivacyDialog,
);

/** Providers, the frame around every page, and the routes. */
export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <ThemeProvider>
      <Router {...ROUTER_OPTIONS}>
        <Frame />
      </Router>
    </ThemeProvider>
  </QueryClientProvider>
);

/** Without a word in the address, which names the page in the single file. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Frame() {
  const [demo] = useState(() => isDemoWanted());
  const [privacyOpen, setPrivacyOpen] = useState(false);
  const [location, navigate] = useLocation();
  const openPrivacy = () => setPrivacyOpen(true);
  return (
    <>
      <a
        href="#main"
        onClick={skipToContent}
        className="no-print absolute -top-20 left-4 z-50 bg-sheet px-4 py-3 focus:top-2"
      >
        Skip to content
      </a>
      <div className="screen-only wrap">
        <UpdateBar />
        <Header onPrivacy={openPrivacy} />
        <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
          <PageTop>
            {/* Elsewhere it is tried anew. */}
            <SafetyNet key={location}>
              <Switch>
                <Route path="/" component={HomePage} />
                <Route path="/examples" component={ExamplesPage} />
                <Route path="/how-it-works" component={HowItWorksPage} />
                <Route component={NotFoundPage} />
              </Switch>
            </SafetyNet>
          </PageTop>
        </main>
        <Footer onPrivacy={openPrivacy} />
      </div>
      <ToastSpot />
      <LazyPart>{demo && <DemoBar />}</LazyPart>
      <LazyPart>
        {privacyOpen && (
          <PrivacyDialog onClose={() => setPrivacyOpen(false)} onCleared={() => navigate('/')} />
        )}
      </LazyPart>
    </>
  );
}
