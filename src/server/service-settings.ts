import { isLoopbackHost } from "#src/shared/loopback.ts";
import { brainNames, type BrainName } from "#src/shared/voice/talk.ts";

/** The bot check of sign-in and sign-up. */
export type BotCheckSettings =
  | { readonly mode: "off" }
  | { readonly mode: "altcha"; readonly secret: string }
  | {
      readonly mode: "recaptcha";
      readonly secret: string;
      readonly siteKey: string;
      readonly verifyUrl: string;
      readonly scriptUrl: string;
      /** The host that tokens have to be made on. */
      readonly hostname: string;
    };

/** The variables as they are set. */
export interface BotCheckVariables {
  readonly BOT_CHECK?: "off" | "altcha" | "recaptcha" | undefined;
  readonly BOT_CHECK_SECRET?: string | undefined;
  readonly BOT_CHECK_SITE_KEY?: string | undefined;
  readonly BOT_CHECK_VERIFY_URL: string;
  readonly BOT_CHECK_SCRIPT_URL: string;
}

/** A shorter key could be guessed offline from one challenge. */
const secretMinLength = 32;

type Outcome = BotCheckSettings | { readonly fault: string };
const fault = (sentence: string): Outcome => ({ fault: sentence });

/** The bot check that the variables configure; or a sentence that names the bad variable. */
export function botCheckSettings(variables: BotCheckVariables, siteUrl: string): Outcome {
  const { protocol, hostname } = new URL(siteUrl);
  const isLocal = isLoopbackHost(hostname);
  const mode = variables.BOT_CHECK ?? (isLocal ? "off" : "altcha");
  const secret = variables.BOT_CHECK_SECRET;
  if (mode === "off") return { mode };
  if (secret === undefined)
    return fault(
      `BOT_CHECK_SECRET must be set for BOT_CHECK=${mode}, which is the default when SITE_URL is not localhost`,
    );
  if (mode === "recaptcha") {
    const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_VERIFY_URL, BOT_CHECK_SCRIPT_URL } = variables;
    if (siteKey === undefined) return fault("BOT_CHECK_SITE_KEY must be set for BOT_CHECK=recaptcha");
    const urls = { verifyUrl: BOT_CHECK_VERIFY_URL, scriptUrl: BOT_CHECK_SCRIPT_URL };
    return { mode, secret, siteKey, ...urls, hostname };
  }
  if (secret.length < secretMinLength)
    return fault(`BOT_CHECK_SECRET must have at least ${secretMinLength} characters for BOT_CHECK=altcha`);
  // Browsers only compute it in secure contexts: everyone would be locked out.
  if (protocol !== "https:" && !isLocal)
    return fault("SITE_URL must start with https:// for BOT_CHECK=altcha; without TLS, set BOT_CHECK=off");
  return { mode, secret };
}

export const voiceBrains = [...brainNames, "off"] as const;

/** Models at OpenAI or a compatible server. */
export interface OpenAiVoiceSettings {
  readonly brain: "openai";
  readonly apiKey: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Who processes people's speech, as we tell them: OpenAI, or the other server's host. */
  readonly heardBy: string;
  /** Leads typed talks, by chat completions. */
  readonly chatModel: string;
  /** Leads spoken talks, by the realtime protocol; null: the server has none. */
  readonly voiceModel: string | null;
  /** Whose voice the coach has. */
  readonly voiceName: string;
  /** Writes down what people say. */
  readonly hearingModel: string;
}

/** The coach's brain, with its connection settings. */
export type VoiceSettings =
  | { readonly brain: "off" }
  | { readonly brain: "built-in" }
  | OpenAiVoiceSettings
  | {
      readonly brain: "elevenlabs";
      readonly apiKey: string;
      readonly agentId: string;
      /** Without a slash at its end. */
      readonly apiUrl: string;
    };

/** The variables as they are set. */
interface VoiceVariables {
  readonly VOICE_BRAIN?: BrainName | "off" | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL: string;
  readonly OPENAI_MODEL: string;
  readonly VOICE_MODEL?: string | undefined;
  readonly VOICE_NAME: string;
  readonly VOICE_HEARING_MODEL: string;
  readonly ELEVENLABS_API_KEY?: string | undefined;
  readonly ELEVENLABS_AGENT_ID?: string | undefined;
  readonly ELEVENLABS_API_URL: string;
}

const usualVoiceModel = "gpt-realtime-2.1-mini";

/** The brain that the variables configure; or a sentence that names the missing variable. */
export function voiceSettings(variables: VoiceVariables): VoiceSettings | { readonly fault: string } {
  const { OPENAI_API_KEY, ELEVENLABS_API_KEY: apiKey, ELEVENLABS_AGENT_ID: agentId } = variables;
  const isElevenLabsSet = apiKey !== undefined && agentId !== undefined;
  const baseUrl = variables.OPENAI_BASE_URL.replace(/\/+$/, "");
  const { host, hostname } = new URL(baseUrl);
  const isOpenAi = /(?:^|\.)openai\.com$/.test(hostname);
  const usualOwn = OPENAI_API_KEY === undefined ? "built-in" : "openai";
  const brain = variables.VOICE_BRAIN ?? (isElevenLabsSet ? "elevenlabs" : usualOwn);
  if (brain === "openai") {
    if (OPENAI_API_KEY === undefined) return { fault: "OPENAI_API_KEY must be set for VOICE_BRAIN=openai" };
    return {
      brain,
      apiKey: OPENAI_API_KEY,
      baseUrl,
      heardBy: isOpenAi ? "OpenAI" : host,
      chatModel: variables.OPENAI_MODEL,
      // Another server than OpenAI's rarely has realtime models.
      voiceModel: variables.VOICE_MODEL ?? (isOpenAi ? usualVoiceModel : null),
      voiceName: variables.VOICE_NAME,
      hearingModel: variables.VOICE_HEARING_MODEL,
    };
  }
  if (brain === "off" || brain === "built-in") return { brain };
  if (!isElevenLabsSet)
    return {
      fault: "ELEVENLABS_API_KEY and ELEVENLABS_AGENT_ID must both be set for VOICE_BRAIN=elevenlabs",
    };
  return { brain, apiKey, agentId, apiUrl: variables.ELEVENLABS_API_URL.replace(/\/+$/, "") };
}
