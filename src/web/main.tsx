import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/theme.css';
import './identity/identity.css';
import { identity } from './identity/browser-identity';
import { IdentityContext } from './identity/identity-context';
import { ToastProvider } from './identity/toast';
import { Pages } from './pages';
import { printLight } from './theme/color-mode';
import { warmAdmin } from './warm-admin';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <IdentityContext value={identity}>
      <ToastProvider>
        <Pages />
      </ToastProvider>
    </IdentityContext>
  </StrictMode>,
);

printLight();
addEventListener('load', warmAdmin, { once: true });
