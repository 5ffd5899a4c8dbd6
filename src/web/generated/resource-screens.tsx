import type { ComponentType } from 'react';
import { memo } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { denied, PageGuard } from '../frame/page-guard';
import { PageWait } from '../frame/page-wait';
import { whenLoaded } from '../frame/when-loaded';
import { useSession } from '../identity/identity-context';
import { ownScreens } from '../screens/own-screens';
import type { OwnScreens } from '../screens/own-screens';
import type { AnySlots } from './slots';

type Screen = 'list' | 'show' | 'create' | 'edit';
type GeneratedProps = { name: ResourceName; id: string; slots: AnySlots };

const generated: { readonly [S in Screen]: () => Promise<ComponentType<GeneratedProps>> } = {
  list: () => import('./generated-list').then(({ GeneratedList }) => GeneratedList),
  show: () => import('./generated-show').then(({ GeneratedShow }) => GeneratedShow),
  create: () => import('./generated-create').then(({ GeneratedCreate }) => GeneratedCreate),
  edit: () => import('./generated-edit').then(({ GeneratedEdit }) => GeneratedEdit),
};

/** A resource's own screen where it has one, else the generated one with its slots; loaded when it is opened. */
function screenOf(name: ResourceName, screen: Screen) {
  return whenLoaded<{ id: string }>(
    async () => {
      const own = ownScreens[name] as OwnScreens<ResourceName> | undefined;
      const whole = own?.[screen];
      if (whole) return (whole as () => Promise<ComponentType<{ id: string }>>)();
      const [Generated, slots = {}] = await Promise.all([generated[screen](), own?.slots?.()]);
      return memo(({ id }: { id: string }) => <Generated name={name} id={id} slots={slots as AnySlots} />);
    },
    <PageWait />,
  );
}

/** The screens of one resource, for react-admin's Resource: a list, a form for new records, and a record's own pages. */
export function screensOf(name: ResourceName) {
  const { calls } = declarationOf(name);
  const List = screenOf(name, 'list');
  const Create = screenOf(name, 'create');
  const Show = screenOf(name, 'show');
  const Edit = screenOf(name, 'edit');
  const page = (Page: ComponentType<{ id: string }>, action: Screen) =>
    function Allowed() {
      const { id = '' } = useParams();
      const { user } = useSession();
      // Everybody keeps their own record, whatever their role changes of others.
      const isOwn = name === 'user' && action === 'edit' && id === user?._id;
      return (
        <PageGuard access={{ right: [name, isOwn ? 'show' : action], redirectTo: denied }}>
          <Page id={id} />
        </PageGuard>
      );
    };
  const ShowPage = page(Show, 'show');
  const EditPage = page(Edit, 'edit');
  const changes = calls.update !== undefined || calls.replace !== undefined;
  return {
    list: Object.assign(page(List, 'list'), { load: List.load }),
    ...(calls.create && { create: page(Create, 'create') }),
    // Everything below `/files/{id}`: the record itself, and `edit` beside it.
    edit: () => (
      <Routes>
        {changes && <Route path="edit" element={<EditPage />} />}
        <Route path="*" element={<ShowPage />} />
      </Routes>
    ),
  };
}
