import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Evaluates Storage's security rules with the engine inside the Firestore emulator's jar. Used where
 * firebase-tools' own runtime of the rules is neither cached nor to be downloaded (runtimes.ts). The
 * protocol is that of the runtime: one JSON request a line on stdin, one JSON answer a line on
 * stdout.
 *
 * <ul>
 *   <li>Stands for: a runtime of Storage's rules that an installer brings, as the Google Cloud CLI
 *       brings the Firestore emulator. firebase-tools has it as a download alone
 *       (lib/emulator/downloadableEmulatorInfo.json). No issue asks for it.
 *   <li>Goes when: the Google Cloud CLI, or an npm package, has it.
 * </ul>
 */
public final class StorageRulesRuntime {
  private static final PrintStream answers =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  private static final Map<String, DefaultEvaluator> rulesets = new ConcurrentHashMap<>();
  /** Evaluations that wait for a Firestore document, by the id of their request. */
  private static final Map<Long, CompletableFuture<JsonObject>> lookups = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    System.setOut(System.err); // stdout belongs to the protocol
    send(answer(-1));
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = input.readLine()) != null; ) {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      long id = request.get("id").getAsLong();
      CompletableFuture<JsonObject> lookup = lookups.remove(id);
      if (lookup != null) lookup.complete(request);
      else Thread.startVirtualThread(() -> send(handle(id, request)));
    }
  }

  private static JsonObject handle(long id, JsonObject request) {
    JsonObject answer = answer(id);
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset" -> load(context, answer);
        case "verify" -> verify(id, context, answer);
        default -> answer.getAsJsonArray("errors").add("Unknown action " + request.get("action"));
      }
    } catch (Exception failure) {
      answer.getAsJsonArray("errors").add(String.valueOf(failure.getMessage()));
    }
    return answer;
  }

  private static void load(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder().setName(file.get("name").getAsString()).setContent(file.get("content").getAsString()));
    }
    var options = FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    var compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      var at = issue.getSourcePosition();
      String text = at.getFileName() + ":" + at.getLine() + ":" + at.getColumn() + " - " + issue.getDescription();
      answer.getAsJsonArray(issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings").add(text);
    }
    if (compiled.hasCompilationError()) return;
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    answer.getAsJsonObject("result").addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
  }

  private static void verify(long id, JsonObject context, JsonObject answer) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path(context.get("path").getAsString()))
            .supplyFunction(new FirestoreLookup(id, "firestore.get", false))
            .supplyFunction(new FirestoreLookup(id, "firestore.exists", true));
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    answer.getAsJsonObject("result").addProperty("permit", ruleset.evaluate(rule.build()).get().permit());
  }

  private static ExpressionPathValue path(String text) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : text.split("/")) {
      if (!segment.isEmpty()) path.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    return path.build();
  }

  private static JsonObject answer(long id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    answer.add("result", new JsonObject());
    return answer;
  }

  private static synchronized void send(JsonObject message) {
    answers.println(message);
  }

  /**
   * firestore.get() and firestore.exists() in Storage's rules. firebase-tools fetches the document.
   */
  private record FirestoreLookup(long id, String name, boolean onlyExistence) implements AsyncRuntimeFunction {
    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
      try {
        var segments = ExpressionValueUtils.getPathSegments(
            call.getSourcePosition(), call.getArguments(0).getPathValue());
        JsonObject found = ask(String.join("/", segments));
        boolean exists = found.get("status").getAsString().equals("ok");
        ExpressionValue value;
        if (onlyExistence) value = ExpressionValueUtils.createValue(exists);
        else value = exists ? resource(found.getAsJsonObject("result")) : ExpressionValueUtils.NULL;
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(value));
      } catch (Exception failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }

    private JsonObject ask(String path) throws Exception {
      var lookup = new CompletableFuture<JsonObject>();
      lookups.put(id, lookup);
      JsonObject context = new JsonObject();
      context.addProperty("path", "/" + path);
      JsonObject question = new JsonObject();
      question.addProperty("server_request_id", id);
      question.addProperty("status", "ok");
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      send(question);
      return lookup.get();
    }

    private static ExpressionValue resource(JsonObject document) throws Exception {
      ExpressionValue.Builder data = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(map(document.get("fields")).toString(), data);
      ExpressionValue.Builder resource = ExpressionValue.newBuilder();
      resource.getMapValueBuilder().putFields("data", data.build());
      return resource.build();
    }

    private static JsonObject map(JsonElement fields) {
      JsonObject converted = new JsonObject();
      if (fields != null) {
        fields.getAsJsonObject().entrySet().forEach(field -> converted.add(field.getKey(), value(field.getValue())));
      }
      return wrap("map_value", wrap("fields", converted));
    }

    /** Converts one value of Firestore's REST API to the form that the rules engine uses. */
    private static JsonElement value(JsonElement firestoreValue) {
      var typed = firestoreValue.getAsJsonObject().entrySet().iterator().next();
      return switch (typed.getKey()) {
        case "nullValue" -> wrap("null_value", JsonNull.INSTANCE);
        case "booleanValue" -> wrap("bool_value", typed.getValue());
        case "integerValue" -> wrap("int_value", typed.getValue());
        case "doubleValue" -> wrap("float_value", typed.getValue());
        case "timestampValue" -> wrap("timestamp_value", typed.getValue());
        case "bytesValue" -> wrap("bytes_value", typed.getValue());
        case "geoPointValue" -> wrap("latlng_value", typed.getValue());
        case "mapValue" -> map(typed.getValue().getAsJsonObject().get("fields"));
        case "arrayValue" -> {
          JsonArray values = new JsonArray();
          JsonElement elements = typed.getValue().getAsJsonObject().get("values");
          if (elements != null) elements.getAsJsonArray().forEach(element -> values.add(value(element)));
          yield wrap("list_value", wrap("values", values));
        }
        default -> wrap("string_value", typed.getValue());
      };
    }

    private static JsonObject wrap(String key, JsonElement inner) {
      JsonObject wrapped = new JsonObject();
      wrapped.add(key, inner);
      return wrapped;
    }
  }
}
