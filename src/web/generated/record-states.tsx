export { WaitingPage as RecordSkeleton } from '../parts/waiting';
export { RecordFailed } from './record-failed';
