// Before every library.
import '#mocks/lock.ts';
// Before every other style: it sets the order of the cascade layers.
import './styles/main.css';
import { startMocks } from '#mocks/start.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { watchOffline } from './shell/offline-state.ts';

// The API lives in this page: it must stand before anything could call it.
if (import.meta.env.VITE_API !== 'remote') startMocks();

const root = createRoot(document.getElementById('root')!);
// In slices: a slow phone answers the first tap while the page is still being built.
startTransition(() =>
  root.render(
    <StrictMode>
      <App queryClient={createQueryClient()} />
    </StrictMode>,
  ),
);
watchOffline();
