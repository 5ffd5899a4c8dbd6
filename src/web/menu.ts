import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import PinDrop from '@mui/icons-material/PinDropOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Build from '@mui/icons-material/BuildOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CleaningServices from '@mui/icons-material/CleaningServicesOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderShared from '@mui/icons-material/FolderSharedOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import LinearScale from '@mui/icons-material/LinearScaleOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { CommandName } from '#contract/commands/index';
import type { ResourceName } from '#contract/resources/index';
import type { ScreenTexts } from './i18n/en/screens';
import { roadside } from './roadside';

/** The parts of the rail, in their order. */
export const areas = ['work', 'money', 'network', 'registers', 'exchange', 'settings'] as const;

export type Area = (typeof areas)[number];

export type MenuIcon = typeof SvgIcon;

/** Where a resource stands in the left rail. */
export interface MenuPlace {
  readonly area: Area;
  readonly icon: MenuIcon;
  /** The key that follows `g`, to go there. */
  readonly key?: string;
}

/**
 * The places of resources in the rail, in this order. What is not here is reached from the records that it is a part of.
 */
export const menu: { readonly [R in ResourceName]?: MenuPlace } = {
  file: { area: 'work', icon: Description, key: 'f' },
  note: { area: 'work', icon: ChatBubble, key: 'n' },
  reminder: { area: 'work', icon: Notifications, key: 'r' },
  request: { area: 'work', icon: FactCheck, key: 'q' },
  document: { area: 'registers', icon: Folder, key: 'd' },
  relatedParty: { area: 'registers', icon: Groups },
  repairsAndReconditioning: { area: 'registers', icon: Build },
  skipTrace: { area: 'registers', icon: PersonSearch },
  attempt: { area: 'registers', icon: LocalShipping },
  companyAssignment: { area: 'registers', icon: AssignmentInd },
  history: { area: 'registers', icon: History },
  vendorInvoice: { area: 'money', icon: MoveToInbox, key: 'v' },
  invoice: { area: 'money', icon: ReceiptLong, key: 'i' },
  fee: { area: 'money', icon: Paid },
  projectedFee: { area: 'money', icon: Schedule },
  payment: { area: 'money', icon: AccountBalance },
  companyFee: { area: 'money', icon: PriceChange },
  company: { area: 'network', icon: Business, key: 'c' },
  purchaser: { area: 'network', icon: Storefront },
  user: { area: 'network', icon: People, key: 'u' },
  companyReportSchedule: { area: 'settings', icon: EventRepeat },
  noteTemplate: { area: 'settings', icon: Article, key: 't' },
  role: { area: 'settings', icon: VerifiedUser },
  stage: { area: 'settings', icon: Flag },
  status: { area: 'settings', icon: LinearScale },
  provinceTax: { area: 'settings', icon: Percent },
  asset: { area: 'settings', icon: DirectionsCar },
};

/** A page that is no list of records, for whom its right lets in. */
export interface MenuPage {
  readonly to:
    | '/field'
    | '/deadlines'
    | '/month-end'
    | '/bank-statements'
    | '/remarketing'
    | '/reports'
    | '/import'
    | '/lender-jobs'
    | '/update-files'
    | '/close-out'
    | '/audit-log'
    | '/jobs'
    | '/housekeeping';
  readonly area: Area;
  readonly icon: MenuIcon;
  readonly word: Exclude<keyof ScreenTexts['frame'], 'unread' | 'due'>;
  readonly right: readonly [resource: string, action: string];
  /** The command without which it has nothing to show: a host that does not know it has no such page. */
  readonly needs?: CommandName;
}

/** Those pages, behind the lists of their area. */
export const menuPages: readonly MenuPage[] = [
  { to: roadside, area: 'work', icon: PinDrop, word: 'field', right: ['attempt', 'create'] },
  {
    to: '/deadlines',
    area: 'work',
    icon: CalendarMonth,
    word: 'deadlines',
    right: ['file', 'list'],
    needs: 'showCalendarAddress',
  },
  {
    to: '/remarketing',
    area: 'work',
    icon: Gavel,
    word: 'remarketing',
    right: ['remarketingDashboard', 'list'],
  },
  {
    to: '/month-end',
    area: 'money',
    icon: EventAvailable,
    word: 'monthEnd',
    right: ['invoice', 'create'],
    needs: 'listClientsToBill',
  },
  {
    to: '/bank-statements',
    area: 'money',
    icon: AccountBalanceWallet,
    word: 'bankStatement',
    right: ['payment', 'edit'],
    needs: 'listBankLines',
  },
  {
    to: '/reports',
    area: 'work',
    icon: Assessment,
    word: 'reports',
    right: ['report', 'list'],
    needs: 'listReportTypes',
  },
  {
    to: '/import',
    area: 'exchange',
    icon: FileUpload,
    word: 'importPlacements',
    right: ['importJob', 'create'],
    needs: 'showJob',
  },
  {
    to: '/lender-jobs',
    area: 'exchange',
    icon: FolderShared,
    word: 'lenderJobs',
    right: ['importJob', 'list'],
  },
  {
    to: '/update-files',
    area: 'exchange',
    icon: EditNote,
    word: 'updateFiles',
    right: ['file', 'bulkUpdate'],
    needs: 'showJob',
  },
  { to: '/close-out', area: 'exchange', icon: Send, word: 'closeOutFiles', right: ['exportJob', 'list'] },
  {
    to: '/jobs',
    area: 'settings',
    icon: PendingActions,
    word: 'jobs',
    right: ['housekeeping', 'delete'],
    needs: 'listAllJobs',
  },
  { to: '/audit-log', area: 'settings', icon: Policy, word: 'auditLog', right: ['auditLog', 'list'] },
  {
    to: '/housekeeping',
    area: 'settings',
    icon: CleaningServices,
    word: 'housekeeping',
    right: ['housekeeping', 'delete'],
  },
];
