import Devices from '@mui/icons-material/DevicesOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { recordPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { useIdentity, useSession } from '../identity/identity-context';
import { navigate } from '../identity/router';
import { MenuButton } from '../parts/menu-button';
import { KeyHint } from '../parts/words-in-line';
import { useDeskOpenings } from './desk-openings';

/** The person: who they are, and what is theirs. */
export function PersonMenu() {
  const t = useTranslate();
  const { logOut } = useIdentity();
  const { user } = useSession();
  const { show } = useDeskOpenings();
  const rights = useRights();
  const names = [user?.firstName, user?.lastName].filter(Boolean);
  const initials = names.map((name) => name?.[0]).join('') || (user?.email[0] ?? '').toUpperCase();
  return (
    <MenuButton label={`${t('frame.person')} (${initials})`} icon={<Avatar>{initials}</Avatar>} align="right">
      {(close) => [
        <Box component="li" role="presentation" key="who" sx={{ px: 1.25, pt: 0.5, pb: 1, minWidth: 220 }}>
          <Typography variant="subtitle1">{names.join(' ') || user?.email}</Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {user?.email}
          </Typography>
          {user?.companyName && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {user.companyName}
            </Typography>
          )}
        </Box>,
        <Divider key="line" component="li" sx={{ mb: 0.5 }} />,
        user && (
          <MenuItem key="profile" component={Link} to={recordPath('user', user._id)} onClick={close}>
            <ListItemIcon>
              <Person />
            </ListItemIcon>
            <ListItemText>{t('frame.profile')}</ListItemText>
          </MenuItem>
        ),
        <MenuItem key="password" onClick={() => navigate('/auth/change-password')}>
          <ListItemIcon>
            <Key />
          </ListItemIcon>
          <ListItemText>{t('frame.changePassword')}</ListItemText>
        </MenuItem>,
        rights.ready && rights.serves('listSessions') && (
          <MenuItem key="sessions" component={Link} to="/sessions" onClick={close}>
            <ListItemIcon>
              <Devices />
            </ListItemIcon>
            <ListItemText>{t('frame.sessions')}</ListItemText>
          </MenuItem>
        ),
        rights.ready && rights.serves('showNotices') && (
          <MenuItem key="notices" component={Link} to="/notices" onClick={close}>
            <ListItemIcon>
              <Notifications />
            </ListItemIcon>
            <ListItemText>{t('frame.notices')}</ListItemText>
          </MenuItem>
        ),
        <MenuItem
          key="keys"
          onClick={() => {
            close();
            show('keys');
          }}
        >
          <ListItemIcon>
            <Keyboard />
          </ListItemIcon>
          <ListItemText>{t('frame.keys')}</ListItemText>
          <KeyHint aria-hidden="true">?</KeyHint>
        </MenuItem>,
        <Divider key="foot" component="li" sx={{ my: 0.5 }} />,
        <MenuItem key="out" onClick={() => void logOut()}>
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          <ListItemText>{t('frame.logOut')}</ListItemText>
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
