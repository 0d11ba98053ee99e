// @vitest-environment jsdom
import { describe } from 'vitest';
import { messagesContract } from '../contract/messages.contract';
import { essaysContract } from '../contract/essays.contract';
import { rewardsContract } from '../contract/rewards.contract';
import { handLinesContract } from '../contract/hand-lines.contract';
import { accountContract } from '../contract/account.contract';
import { isolateDevices, liveStage } from './live-stage';

isolateDevices();

describe.each([
  ['messages', messagesContract],
  ['essays', essaysContract],
  ['rewards', rewardsContract],
  ['hand lines', handLinesContract],
  ['accounts', accountContract],
])('%s', (_subject, contract) => {
  contract(liveStage);
});
