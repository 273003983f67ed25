import { type GameCommand, gameCommands } from '../commands/commands.ts';
import {
  passOn,
  refuseSwitch,
  repeatMessage,
  replyWithHelp,
  replyWithStatus,
  sendLink,
  tellTheWay,
} from './commands-that-ask.ts';
import {
  claimReward,
  expireHunt,
  finishHunt,
  giveHint,
  leaveGoneStop,
  leaveRewardBy,
  pauseHunt,
  resumeHunt,
  skipStop,
  startAgain,
  startHunt,
} from './commands-that-play.ts';
import { type Effects, inEverySituation } from './effects.ts';
import { askLook } from './look.ts';

type Command = {
  readonly effects: Effects;
  /** What HELP says of the command; null for a command that is not in HELP's list. */
  readonly help: string | null;
  /** Whether some tours are older than the command. A stop that has the word as an answer keeps it as one. */
  readonly isYoung: boolean;
  /** Whether the Tour Tester has a button for the command. */
  readonly isInTester: boolean;
  /** The command asks to go on to the next stop. */
  readonly goesOn?: true;
  /**
   * The command costs points at a puzzle or reward, so only a sender who has read that message can mean it.
   */
  readonly costsPoints?: true;
};

export const commandTable: Readonly<Record<GameCommand, Command>> = {
  START: {
    effects: { late: expireHunt, ready: startHunt, puzzle: startAgain, reward: startAgain },
    help: 'START begins',
    isYoung: false,
    isInTester: true,
  },
  HINT: {
    effects: { puzzle: giveHint },
    help: 'HINT helps',
    isYoung: false,
    isInTester: true,
    costsPoints: true,
  },
  LOST: {
    effects: {
      early: tellTheWay,
      held: tellTheWay,
      ready: tellTheWay,
      puzzle: tellTheWay,
      reward: repeatMessage,
      paused: tellTheWay,
    },
    help: 'LOST tells the way',
    isYoung: true,
    isInTester: true,
  },
  SKIP: {
    effects: { puzzle: skipStop, reward: leaveRewardBy('SKIP') },
    help: 'SKIP',
    isYoung: false,
    isInTester: true,
    goesOn: true,
    costsPoints: true,
  },
  GONE: {
    effects: { puzzle: leaveGoneStop, reward: leaveRewardBy('GONE') },
    help: 'GONE if the wall has',
    isYoung: true,
    isInTester: true,
    goesOn: true,
    costsPoints: true,
  },
  CLAIMED: {
    effects: { reward: claimReward },
    help: 'CLAIMED at rewards',
    isYoung: false,
    isInTester: true,
    goesOn: true,
  },
  CONTINUE: {
    // 'Continue' ends a pause too.
    effects: { reward: leaveRewardBy('CONTINUE'), paused: resumeHunt },
    help: null,
    isYoung: false,
    isInTester: true,
    goesOn: true,
  },
  STATUS: { effects: inEverySituation(replyWithStatus), help: 'STATUS', isYoung: false, isInTester: true },
  HELP: { effects: inEverySituation(replyWithHelp), help: null, isYoung: false, isInTester: true },
  RESEND: { effects: inEverySituation(repeatMessage), help: 'RESEND', isYoung: false, isInTester: true },
  // The text of a puzzle and the team's page name LOOK.
  LOOK: { effects: { puzzle: askLook, reward: askLook }, help: null, isYoung: true, isInTester: true },
  FINISH: {
    effects: { puzzle: finishHunt, reward: finishHunt, paused: finishHunt },
    help: null,
    isYoung: true,
    isInTester: true,
    costsPoints: true,
  },
  PAUSE: {
    effects: { puzzle: pauseHunt, reward: pauseHunt },
    help: 'PAUSE',
    isYoung: true,
    isInTester: true,
  },
  // The text of a pause names RESUME.
  RESUME: {
    effects: { puzzle: repeatMessage, reward: repeatMessage, paused: resumeHunt },
    help: null,
    isYoung: true,
    isInTester: true,
  },
  PERSON: {
    effects: { ...inEverySituation(passOn), stopped: passOn, late: passOn },
    help: 'PERSON',
    isYoung: true,
    isInTester: true,
  },
  // HELP has no room for LINK in its one segment. The booking's mail and page name it.
  LINK: { effects: inEverySituation(sendLink('LINK')), help: null, isYoung: true, isInTester: false },
  // The texts of a hunt that waits for its day name MOVE.
  MOVE: { effects: inEverySituation(sendLink('MOVE')), help: null, isYoung: true, isInTester: false },
  // HELP names SWITCH to a phone in two hunts only. The tester plays one.
  SWITCH: { effects: inEverySituation(refuseSwitch), help: null, isYoung: true, isInTester: false },
};

export const testerCommands = gameCommands.filter((command) => commandTable[command].isInTester);
